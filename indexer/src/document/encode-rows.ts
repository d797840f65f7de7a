import type { EncodedDocument } from '../engine/documents.ts';
import type { Rejection } from '../log/dead-letters.ts';
import { BadRowError, encodeDocument } from './to-document.ts';
import type { DocumentRow } from './load-rows.ts';

/** The documents of these rows as JSON, and the rows that cannot be indexed. */
export function encodeRows(rows: readonly DocumentRow[]): {
  documents: EncodedDocument[];
  rejections: Rejection[];
} {
  const documents: EncodedDocument[] = [];
  const rejections: Rejection[] = [];
  for (const row of rows) {
    try {
      documents.push(encodeDocument(row));
    } catch (error) {
      if (!(error instanceof BadRowError)) throw error;
      rejections.push({ profileId: error.profileId, reason: error.reason });
    }
  }
  return { documents, rejections };
}

/** Cuts documents into requests of at most this many characters each (a larger document goes alone), in their order. */
export function chunkBySize(
  documents: readonly EncodedDocument[],
  maxCharacters: number,
): EncodedDocument[][] {
  const chunks: EncodedDocument[][] = [];
  let size = Infinity;
  for (const document of documents) {
    size += document.json.length + 1;
    if (size > maxCharacters) {
      chunks.push([]);
      size = document.json.length + 1;
    }
    chunks.at(-1)?.push(document);
  }
  return chunks;
}
