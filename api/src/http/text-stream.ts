/**
 * A stream of text pieces that are made only as fast as the reader takes them, and no longer once the reader has gone.
 */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // One piece ahead of the reader.
    { highWaterMark: 1 },
  );
}
