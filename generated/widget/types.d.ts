// From openapi/widget.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
            /** @description Refused parameter -> why. Only the names are read, so that the client can put its own text at the field. */
            errors?: {
                [key: string]: string;
            };
        };
        Widget: {
            widgetId: string;
            /** @description The client takes the product code from it. */
            orderCode: string;
            title?: string;
            /** Format: uri */
            thumbnailUrl?: string;
            /**
             * Format: uri
             * @description The online version; missing while there is none.
             */
            viewUrl?: string;
            status?: string;
            /** @description A photo book when it contains "photobook" in any case. */
            articleType?: string;
        };
        Widgets: components["schemas"]["Widget"][];
    };
}
interface operations {
    listWidgetsByOrderCodes: {
        parameters: {
            query: {
                /** @description The order codes, repeated for each (orderCodes=OR-1&orderCodes=OR-2), 50 at most. */
                orderCodes: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The widgets, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Widgets"];
                };
            };
            /** @description No order codes, or more than 50. The client shows the failed state. */
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
            /** @description None of the orders has a widget. The client goes on with an empty list. */
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
    getWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order code.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The widget. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Widget"];
                };
            };
            /** @description Not for this customer. The client goes on without a widget; it neither refreshes the token nor starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The order has no widget. The client goes on without one. */
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
    createOrRefreshWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order code.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made anew; a body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Made; a body is ignored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted and made soon; a body is ignored. */
            202: {
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
            /** @description There is no such order. The client shows the failed state. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The widget is being made already. The client asks for it. */
            409: {
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
    deleteWidget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The widgetId.
                 * @example widget-1
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
            /** @description There is no such widget any more. The client counts it as removed. */
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
    shareWidget: {
        parameters: {
            query: {
                /**
                 * @description The internal vendor key.
                 * @example folioleaf-uk
                 */
                vendorId: string;
                /**
                 * @description The name of the sender.
                 * @example Anna Berg
                 */
                fromName: string;
                /** @description The message, possibly empty. */
                personalMessage: string;
                /**
                 * @description The e-mail address of the recipient, UTF-8 in standard base64 with padding, encoded for the query (%2B, %2F, %3D).
                 * @example bWlhQGV4YW1wbGUuY29t
                 */
                toEmailAddress: string;
            };
            header?: never;
            path: {
                /**
                 * @description The widgetId.
                 * @example widget-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent; a body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The e-mail address is none, or another parameter is refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
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
            /** @description There is no such widget any more. The client shows the failed state; what was typed stays. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The e-mail address is none, or another parameter is refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many mails. The client says so at the form and does not repeat by itself. */
            429: {
                headers: {
                    /**
                     * @description Seconds after which the customer may try again.
                     * @example 60
                     */
                    "Retry-After"?: number;
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
