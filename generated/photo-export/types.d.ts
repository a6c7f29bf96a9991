// From openapi/photo-export.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        BackupRequested: {
            id?: string;
            /** @enum {string} */
            status?: "requested" | "in-progress";
        };
        Chunk: {
            id: string;
            iteration: number;
            /** @description Bytes. */
            size: number;
        };
        /** @description Finished when it has chunks, else pending. A finished one says when it was processed, too. */
        Backup: {
            /** Format: date-time */
            requested: string;
            /** Format: date-time */
            processed?: string;
            chunks?: components["schemas"]["Chunk"][];
        };
        SignedLink: {
            /**
             * Format: uri
             * @description A signed link; no bearer token is sent to it.
             */
            url: string;
        };
    };
}
interface operations {
    createBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked for. Both fields are optional. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupRequested"];
                };
            };
            /** @description Asked for. Both fields are optional. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupRequested"];
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
            /** @description An export is running already. The client treats it as pending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many exports. The client shows the problem text and does not repeat by itself. */
            429: {
                headers: {
                    /**
                     * @description Seconds after which the customer may try again.
                     * @example 3600
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "We've run into a problem exporting your photos...". */
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
    getBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the export, from the link that the customer followed.
                 * @example backup-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending, or finished with its chunks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backup"];
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
            /** @description The export belongs to somebody else. The client shows "Export error" with the problem text and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such export any more. The client shows "Your download link has expired", "Download links expire after 7 days" and a link to a new export. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The links of this export have expired. The client does the same as on 404. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "Export error" and "We've run into a problem exporting your photos..." with a link to the library. */
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
    getBackupChunkUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the export, from the link that the customer followed.
                 * @example backup-1
                 */
                id: string;
                /**
                 * @description The id of the chunk, not its iteration.
                 * @example chunk-1
                 */
                chunk: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLink"];
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
            /** @description The export belongs to somebody else. The client shows "Export error" with the problem text and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such export any more. The client shows "Your download link has expired", "Download links expire after 7 days" and a link to a new export. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The links of this export have expired. The client does the same as on 404. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "Export error" and "We've run into a problem exporting your photos..." with a link to the library. */
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
