// From openapi/auth.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
            /** @description Refused field -> why. Only the names are read, so that the client can put its own text at the field. */
            errors?: {
                [key: string]: string;
            };
        };
        AccountDeletion: {
            /** @description The merchandise channel ID. */
            channel: string;
        };
        EmailChange: {
            /** Format: email */
            email: string;
            /** @description The merchandise channel ID. */
            channel: string;
        };
    };
}
interface operations {
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim idp_type of the customer.
                 * @example local
                 */
                idpType: string;
                /**
                 * @description The claim idp_sub of the customer.
                 * @example user-anna
                 */
                idpSub: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The mail is on its way; a body is ignored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not readable, or the channel is unknown. The client shows the failed state. */
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
            /** @description A request is pending already. The client says that the mail was sent before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. The client says so at the form and does not repeat by itself. */
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
            /** @description The service failed. The client shows the failed state with the correlation id; what was typed stays. */
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
    confirmAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim idp_type of the customer.
                 * @example local
                 */
                idpType: string;
                /**
                 * @description The claim idp_sub of the customer.
                 * @example user-anna
                 */
                idpSub: string;
                /**
                 * @description The confirmation-token of the link. Without one the client shows the error page and makes no call.
                 * @example confirmation-1
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token of the link is not readable, or not of this identity. The client shows the error page of the flow. */
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
            /** @description There is no such request. The client shows the error page of the flow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The link was used before, or has expired. The client shows the error page of the flow, and says so when the code is link-used. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the error page of the flow, with a way to try again. */
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
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim idp_type of the customer.
                 * @example local
                 */
                idpType: string;
                /**
                 * @description The claim idp_sub of the customer.
                 * @example user-anna
                 */
                idpSub: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The mail is on its way; a body is ignored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The e-mail address is refused. The client says so at the field. */
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
            /** @description The e-mail address is in use. The client says so at the field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The e-mail address is refused. The client says so at the field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. The client says so at the form and does not repeat by itself. */
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
            /** @description The service failed. The client shows the failed state with the correlation id; what was typed stays. */
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
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim idp_type of the customer.
                 * @example local
                 */
                idpType: string;
                /**
                 * @description The claim idp_sub of the customer.
                 * @example user-anna
                 */
                idpSub: string;
                /**
                 * @description The confirmation-token of the link. Without one the client shows the error page and makes no call.
                 * @example confirmation-1
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token of the link is not readable, or not of this identity. The client shows the error page of the flow. */
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
            /** @description There is no such request. The client shows the error page of the flow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The e-mail address was taken by somebody else in between. The client shows the error page of the flow. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The link was used before, or has expired. The client shows the error page of the flow, and says so when the code is link-used. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the error page of the flow, with a way to try again. */
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
