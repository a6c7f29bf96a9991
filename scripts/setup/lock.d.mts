export function oneAtATime(work: () => Promise<void>, options?: { file?: string; abandonedMs?: number }): Promise<void>;
