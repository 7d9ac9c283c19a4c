/** A program in the price table. */
export interface PriceGroup {
  id: string;
  name: string;
  ages?: string;
  note?: string;
  /** The choices of the filter that any of its rows fits. */
  fits: string[];
  rows: PriceRow[];
}

/** A schedule with its price. */
export interface PriceRow {
  id: string;
  /** “5 mornings”. */
  name: string;
  /** The choices of the filter that it fits. */
  fits: string[];
  /** “Mon-Fri”. */
  days: string;
  hours: string;
  price: string;
  /** What the price is for: “a month”. Empty if it's free. */
  per: string;
  /** The cost of a year, if the school says how many payments it takes. */
  year?: string;
}
