type Listener = (...told: unknown[]) => void;

/** Of each emitter, by what they wait for. Apart from it: InstantSearch's helper takes the methods over, and calls no constructor. */
const listenersOf = new WeakMap<object, Map<string, readonly Listener[]>>();

/** Stands in for `@algolia/events`, Node's emitter for browsers (1.2 kB gzip), with what InstantSearch calls of it. */
class EventEmitter {
  on(name: string, listener: Listener): this {
    return change(this, name, (present) => [...present, listener]);
  }
  addListener(name: string, listener: Listener): this {
    return this.on(name, listener);
  }
  once(name: string, listener: Listener): this {
    const onlyOnce: Listener = (...told) => {
      this.removeListener(name, onlyOnce);
      listener(...told);
    };
    return this.on(name, onlyOnce);
  }
  removeListener(name: string, listener: Listener): this {
    return change(this, name, (present) => present.filter((other) => other !== listener));
  }
  removeAllListeners(name?: string): this {
    if (name === undefined) listenersOf.delete(this);
    return name === undefined ? this : change(this, name, () => []);
  }
  setMaxListeners(): this {
    return this;
  }
  emit(name: string, ...told: unknown[]): boolean {
    const listeners = listenersOf.get(this)?.get(name) ?? [];
    for (const listener of listeners) listener.apply(this, told);
    return listeners.length > 0;
  }
}

function change<Emitter extends object>(
  emitter: Emitter,
  name: string,
  next: (present: readonly Listener[]) => readonly Listener[],
): Emitter {
  const byName = listenersOf.get(emitter) ?? new Map<string, readonly Listener[]>();
  listenersOf.set(emitter, byName.set(name, next(byName.get(name) ?? [])));
  return emitter;
}

// By `import`, and as `require` of a CommonJS package takes it.
// oxlint-disable-next-line import/no-default-export
export { EventEmitter as default, EventEmitter as 'module.exports' };
