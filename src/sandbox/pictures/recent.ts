/** Keeps what was used last, up to a total of `limit` bytes. */
export type Recent = {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
};

/** A small memory of buffers that forgets the least recently used. Something larger than a quarter of it is not kept. */
export function createRecent(limit: number): Recent {
  const kept = new Map<string, Buffer>();
  let total = 0;
  const forget = (key: string): void => {
    total -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes === undefined) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      forget(key);
      if (bytes.byteLength > limit / 4) return;
      kept.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        forget(oldest);
      }
    },
  };
}
