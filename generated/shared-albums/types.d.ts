// From openapi/shared-albums.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        SharedAlbumSummary: {
            readAlbumsCount: number;
            grantedAlbumsCount: number;
            /** Format: date-time */
            created?: string;
            /** Format: date-time */
            updated?: string;
        };
        Thumbnail: {
            /** @description The size this thumbnail is made for: 300, 800 or 1300 pixels on its longer side. */
            id: number;
            /**
             * Format: uri
             * @description A signed link; no bearer token is sent to it.
             */
            url: string;
            width: number;
            height: number;
        };
        Image: {
            imageId: string;
            localFileName: string;
            uploadId: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            untouchedUrl: string;
            /** Format: date-time */
            dateTaken?: string;
            /** Format: date-time */
            uploadEnd?: string;
            visibleHeight?: number;
            visibleWidth?: number;
            thumbnails: components["schemas"]["Thumbnail"][];
        };
        SharedImage: {
            imageId: string;
            localFileName: string;
            uploadId: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            untouchedUrl: string;
            /** Format: date-time */
            dateTaken?: string;
            /** Format: date-time */
            uploadEnd?: string;
            visibleHeight?: number;
            visibleWidth?: number;
            thumbnails: components["schemas"]["Thumbnail"][];
            /** @description The customer whose photo it is. */
            ownerId: string;
        };
        SharedImagePage: {
            cursor: string | null;
            images: components["schemas"]["SharedImage"][];
        };
        SharedAlbum: {
            albumId: string;
            albumName: string;
            coverPhoto: components["schemas"]["Image"] | null;
            photosCount: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            ownerId: string;
        };
        SharedAlbumPage: {
            cursor: string | null;
            albums: components["schemas"]["SharedAlbum"][];
        };
        Participant: {
            id: string;
            /** Format: email */
            email: string;
        };
        SharedAlbumParticipants: {
            owner: components["schemas"]["Participant"];
            participants: components["schemas"]["Participant"][];
        };
    };
}
interface operations {
    getSharedAlbumSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAlbumSummary"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSharedAlbums: {
        parameters: {
            query?: {
                /** @description The cursor of the page before; left out for the first page. */
                cursor?: string;
                /** @description How many to deliver at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shared albums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAlbumPage"];
                };
            };
            /** @description The request breaks a rule of this operation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSharedAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The albumId.
                 * @example album-9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared album. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAlbum"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The album is not shared with this customer. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSharedAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The albumId.
                 * @example album-9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The album is not shared with this customer. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSharedAlbumParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The albumId.
                 * @example album-9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Owner and participants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedAlbumParticipants"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The album is not shared with this customer. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSharedAlbumPhotos: {
        parameters: {
            query?: {
                /** @description The cursor of the page before; left out for the first page. */
                cursor?: string;
                /** @description How many to deliver at most. */
                limit?: number;
                /** @description What to sort by. */
                sortKey?: "created" | "dateTaken" | "uploaded";
                /** @description The direction. */
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path: {
                /**
                 * @description The albumId.
                 * @example album-9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedImagePage"];
                };
            };
            /** @description The request breaks a rule of this operation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The album is not shared with this customer. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state with the correlation id. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
export type { operations };
