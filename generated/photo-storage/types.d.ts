// From openapi/photo-storage.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
    };
}
interface operations {
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The protocol version. */
                "Tus-Resumable": "1.0.0";
                /**
                 * @description Size of the file in bytes.
                 * @example 262144
                 */
                "Upload-Length": number;
                /** @description Pairs of key and base64 value (UTF-8), separated by commas: filename, filetype (image/heic, image/jpeg or image/png), and albumId when an album is open. */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announced. */
            201: {
                headers: {
                    /** @description The address of the upload, absolute or relative to this one; its last part is the uploadId. */
                    Location: string;
                    /**
                     * @description The protocol version.
                     * @example 1.0.0
                     */
                    "Tus-Resumable"?: "1.0.0";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A header is missing or not readable. The client shows the failed state at the file. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in; the upload then goes on from its offset. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than the service takes. The client shows the failed state at the file; trying again does not help. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The filetype is not accepted. The client shows the failed state at the file; trying again does not help. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many uploads at a time. The client shows the failed state at the file and does not repeat by itself. */
            429: {
                headers: {
                    /**
                     * @description Seconds after which the customer may try again.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the file, with the correlation id and a way to try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The library is full. The client sends no more by itself, says so once, and keeps the list until the customer has made room and goes on. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The protocol version. */
                "Tus-Resumable": "1.0.0";
            };
            path: {
                /**
                 * @description The last part of the address that createUpload gave.
                 * @example upload-1
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in; the upload then goes on from its offset. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such upload. The client counts it as cancelled. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the file, with the correlation id and a way to try again. */
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
    getUploadOffset: {
        parameters: {
            query?: never;
            header: {
                /** @description The protocol version. */
                "Tus-Resumable": "1.0.0";
            };
            path: {
                /**
                 * @description The last part of the address that createUpload gave.
                 * @example upload-1
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offset; equal to the length when the upload is complete. */
            200: {
                headers: {
                    /**
                     * @description How many bytes have arrived, all told.
                     * @example 65536
                     */
                    "Upload-Offset": number;
                    /**
                     * @description Size of the file in bytes, as announced.
                     * @example 262144
                     */
                    "Upload-Length": number;
                    /**
                     * @description The protocol version.
                     * @example 1.0.0
                     */
                    "Tus-Resumable"?: "1.0.0";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such upload. The client announces the file anew and starts again. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The upload has expired. The client announces the file anew and starts again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service failed. The client shows the failed state at the file. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    appendToUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The protocol version. */
                "Tus-Resumable": "1.0.0";
                /**
                 * @description Where these bytes begin.
                 * @example 0
                 */
                "Upload-Offset": number;
            };
            path: {
                /**
                 * @description The last part of the address that createUpload gave.
                 * @example upload-1
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Arrived. */
            204: {
                headers: {
                    /**
                     * @description How many bytes have arrived, all told.
                     * @example 65536
                     */
                    "Upload-Offset": number;
                    /**
                     * @description The protocol version.
                     * @example 1.0.0
                     */
                    "Tus-Resumable"?: "1.0.0";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in; the upload then goes on from its offset. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such upload. The client announces the file anew and starts again. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The offset is not the one that the service expects. The client asks for the offset (getUploadOffset) and goes on there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description More bytes than were announced, or than one call may carry. The client shows the failed state at the file. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The bytes are complete, but no HEIC, JPEG or PNG picture that can be read, whatever was announced. They are thrown away. The client shows the failed state at the file. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another request is writing to this upload. The client waits, asks for the offset and goes on there. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the file, with the correlation id and a way to try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The library is full. The client sends no more by itself, says so once, and keeps the list until the customer has made room and goes on. */
            507: {
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
