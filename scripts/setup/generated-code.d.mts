export function generateCode(): Promise<void>;
export function generateUnlessGenerated(root: string, make: () => Promise<void>): Promise<void>;
