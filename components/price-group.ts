/** A program in the price table. */
export interface PriceGroup {
  id: string;
  name: string;
  ages?: string;
  note?: string;
  /** The filter's choices that fit at least one of the rows. */
  fits: string[];
  rows: PriceRow[];
}

/** A schedule with its price. */
export interface PriceRow {
  /** “5 mornings”. */
  name: string;
  /** The filter's choices that fit this schedule. */
  fits: string[];
  /** “Mon-Fri”. */
  days: string;
  hours: string;
  price: string;
  /** The period of the price: “a month”. Empty if the schedule is free. */
  per: string;
  /** The cost of a year, if the content contains the number of payments. */
  year?: string;
}
