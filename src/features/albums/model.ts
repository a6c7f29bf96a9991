import type { Album } from '#generated/photo-management/model/index.ts';

export type { Album };
