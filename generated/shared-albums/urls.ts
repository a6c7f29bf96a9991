// From openapi/shared-albums.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListSharedAlbumsParams } from './model/index.ts';

/** Address of listSharedAlbums, behind the base address of its service. */
export const getListSharedAlbumsUrl = (params?: ListSharedAlbumsParams) => pathWithQuery('/shared-albums', params);
