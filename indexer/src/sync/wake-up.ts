/** A bell that is remembered: ringing it while nobody waits ends the next wait at once. */
export class WakeUp {
  #rung = false;
  #end: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#end?.();
  }

  /** Resolves when it rings or when the time, in milliseconds, is over. One waits at a time. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#end = undefined;
    }
    this.#rung = false;
  }
}
