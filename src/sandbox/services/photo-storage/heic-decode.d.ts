/** The part of heic-decode 2 that the sandbox uses; the package ships no types of its own. */
declare module 'heic-decode' {
  /** The first picture of a HEIC file as RGBA, turned as it is meant to be seen. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
