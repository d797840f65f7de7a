/**
 * A place in the change log. Rows are read in (txid, seq) order; a cursor stands on the last row that its index holds.
 * Both are decimal texts, since they outgrow a JavaScript number.
 */
export interface Position {
  /** The transaction that wrote the row (`xid8`). */
  readonly txid: string;
  /** The row's own number. */
  readonly seq: string;
}

export function samePosition(a: Position, b: Position): boolean {
  return a.txid === b.txid && a.seq === b.seq;
}
