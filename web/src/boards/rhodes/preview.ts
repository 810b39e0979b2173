/** What a choice would cost and bring, as far as it is printed on the board. */
import type { Choice } from "../../lib/server";
import { assignment, type Edition, markersAt, priceOf, tilePrice, type View } from "./model";

export interface Change {
  dr: number;
  vp: number;
}

export function change(choice: Choice, view: View, edition: Edition): Change | null {
  const given = (name: string) => Number(choice.args?.[name]);
  const rate = (rates: number[], place: string) =>
    rates[Math.max(0, markersAt(view, place).length - 1)] ?? 0;
  switch (choice.kind) {
    case "buy":
    case "buy-as":
      return { dr: -(priceOf(edition, view.players, given("square")) ?? 0), vp: 0 };
    case "buy-farmland":
      return { dr: -given("price"), vp: 0 };
    case "buy-ship":
      return { dr: -edition.players.large_ship_price, vp: 0 };
    case "buy-tile": {
      const price = tilePrice(edition, String(choice.args?.tile));
      return price === null || view.action.connected ? null : { dr: -price, vp: 0 };
    }
    case "sell":
      return { dr: rate(edition.market.rates, "market"), vp: 0 };
    case "donate":
      return { dr: -rate(edition.temple.rates, "temple"), vp: 1 };
    case "fulfil": {
      const tile = assignment(edition, view.plazas[given("plaza") - 1] ?? "");
      return tile ? { dr: tile.dr, vp: tile.vp } : null;
    }
    case "row": {
      const row = edition.sequence.rows[given("row") - 1];
      return row ? { dr: row.receive - row.pay, vp: 0 } : null;
    }
    case "vp": {
      const units = view.action.loaded?.length ?? 0;
      const { delivery_dr: dr, delivery_vp: vp } = edition.farm;
      return { dr: (units - given("units")) * dr, vp: given("units") * vp };
    }
    default:
      return null;
  }
}
