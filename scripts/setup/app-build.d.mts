export function buildApp(): Promise<void>;
export function buildUnlessBuilt(root: string, make: () => Promise<void>): Promise<void>;
