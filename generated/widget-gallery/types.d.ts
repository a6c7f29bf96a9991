// From openapi/widget-gallery.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
            /** @description Refused field -> why. Only the names are read. */
            errors?: {
                [key: string]: string;
            };
        };
        GalleryEntryFields: {
            orderCode: string;
            /** @description The merchandise channel ID. */
            channel: string;
            title?: string;
            categoryIds?: string[];
            isPublic?: boolean;
        };
        GalleryEntry: {
            id: string;
            orderCode: string;
            channel: string;
            title?: string;
            categoryIds?: string[];
            /** @description Counts as true when it is missing. */
            isPublic?: boolean;
        };
        Category: {
            id: string;
            name: string;
        };
        Categories: components["schemas"]["Category"][];
        BlockedOrder: {
            orderCode?: string;
            reason?: string;
        };
    };
}
interface operations {
    createGalleryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryEntryFields"];
            };
        };
        responses: {
            /** @description Published. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryEntry"];
                };
            };
            /** @description Fields of the entry are refused, such as a category that is not among listGalleryCategories. The client shows the failed state at the toggle. */
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
            /** @description It is published already, or may not be. The client asks for the entry and shows what it finds. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields of the entry are refused, such as a category that is not among listGalleryCategories. The client shows the failed state at the toggle. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the toggle, with the correlation id. */
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
    getGalleryEntry: {
        parameters: {
            query: {
                /**
                 * @description The merchandise channel ID.
                 * @example channel-uk
                 */
                channel: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry, which is the order code.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryEntry"];
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
            /** @description There is no entry. The client shows the photo book as not published. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the toggle, with the correlation id. */
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
    updateGalleryEntry: {
        parameters: {
            query: {
                /**
                 * @description The merchandise channel ID.
                 * @example channel-uk
                 */
                channel: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry, which is the order code.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryEntryFields"];
            };
        };
        responses: {
            /** @description Replaced; a body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Fields of the entry are refused, such as a category that is not among listGalleryCategories. The client shows the failed state at the toggle. */
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
            /** @description There is no such entry any more. The client shows the photo book as not published. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields of the entry are refused, such as a category that is not among listGalleryCategories. The client shows the failed state at the toggle. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the toggle, with the correlation id. */
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
    deleteGalleryEntry: {
        parameters: {
            query: {
                /**
                 * @description The merchandise channel ID.
                 * @example channel-uk
                 */
                channel: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry, which is the order code.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
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
            /** @description There is no such entry any more. The client counts it as withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the toggle, with the correlation id. */
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
    listGalleryCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
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
            /** @description The service failed. The client publishes without categories. */
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
    getBlockedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order code.
                 * @example OR-1
                 */
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedOrder"];
                };
            };
            /** @description It is not blocked. The client offers to publish it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client does not offer to publish it. */
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
