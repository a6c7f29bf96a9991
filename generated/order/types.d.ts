// From openapi/order.yaml by npm run generate.
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
        Nothing: null;
        Money: {
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        /** @description Where an order goes. Unknown fields are kept and sent back with a change. */
        OrderAddress: {
            id?: string;
            firstName?: string;
            lastName?: string;
            companyName?: string;
            streetName?: string;
            streetNumber?: string;
            streetNumberAddition?: string;
            addressLine2?: string;
            postalCode?: string;
            city?: string;
            countryCode?: string;
            phoneNumber?: string;
        } & {
            [key: string]: unknown;
        };
        DeliveryAddress: {
            firstName: string;
            lastName: string;
            companyName?: string;
            /** @description With a letter, and none of < > ; */
            streetName: string;
            /** @description Missing where houses have names. */
            streetNumber?: string;
            streetNumberAddition?: string;
            addressLine2?: string;
            /** @description What no country goes beyond; the client knows the codes of some countries better. */
            postalCode: string;
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description A + at most in front, separators, 6 to 15 digits. */
            phoneNumber?: string;
            /** @enum {string} */
            deliveryType: "Home" | "PickupPoint";
        } & {
            [key: string]: unknown;
        };
        SuperOrderProduct: {
            code: string;
            title?: string;
            articleType?: string;
            /** Format: uri */
            thumbnailUrl?: string;
            status?: string;
            /**
             * Format: date-time
             * @description When the payment last changed; null and missing mean never.
             */
            paymentChangedDate?: string | null;
            /** @description The voucher code, looked up by getVoucherOffer; null and missing mean none. */
            voucher?: string | null;
        };
        SuperOrder: {
            code: string;
            /** Format: date-time */
            createdAt?: string;
            status?: string;
            /** @description Counted from the products when it is missing. */
            productCount?: number;
            /** @description PHOTOBOOK_BRAND or POSTER_BRAND; anything else counts as the first. */
            source?: string;
            /** @description Home or PickupPoint; missing while a change is in progress, which anything else counts as. */
            deliveryType?: string;
            /** @description Decides when it is there; else the client goes by status and delivery type. */
            canChangeDeliveryAddress?: boolean;
            /** @description Shown when it names its currency. */
            total?: components["schemas"]["Money"] | number;
            deliveryAddress?: components["schemas"]["OrderAddress"] | null;
            /** @description The products of the order. */
            orders?: components["schemas"]["SuperOrderProduct"][];
            /** @description Another name for orders, accepted as well. */
            products?: components["schemas"]["SuperOrderProduct"][];
        };
        SuperOrderOrNothing: components["schemas"]["SuperOrder"] | components["schemas"]["Nothing"];
        /** @description superOrders or items, with total or totalCount. */
        SuperOrderPage: ({
            superOrders: components["schemas"]["SuperOrder"][];
        } | {
            items: components["schemas"]["SuperOrder"][];
        }) & ({
            total: number;
        } | {
            totalCount: number;
        });
        AccountOrderProduct: {
            status?: string;
            /**
             * Format: date-time
             * @description Null and missing mean never.
             */
            paymentChangedDate?: string | null;
        };
        AccountOrder: {
            code: string;
            /** Format: date-time */
            createdAt?: string;
            /** @description A photo book when it contains "photobook" in any case. */
            articleType?: string;
            title?: string;
            products?: components["schemas"]["AccountOrderProduct"][];
        };
        AccountOrderOrNothing: components["schemas"]["AccountOrder"] | components["schemas"]["Nothing"];
        AccountOrderPage: {
            items: components["schemas"]["AccountOrder"][];
            total?: number;
        };
    };
}
interface operations {
    listMySuperOrders: {
        parameters: {
            query: {
                /** @description How many to skip. */
                Offset?: number;
                /** @description How many to deliver at most. */
                Limit?: number;
                /** @description Which orders; the client always asks for those that have not expired. */
                OrderState: "notExpired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders, newest first. The list is called superOrders or items, its length over all pages total or totalCount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperOrderPage"];
                };
            };
            /** @description A parameter breaks a rule of this operation. The client shows the failed state of the screen. */
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
            /** @description The customer has no orders. The client shows "You haven't ordered anything yet!". */
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
    getSuperOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the super-order, shown as the order code.
                 * @example SO-1001
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or null when there is no such order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperOrderOrNothing"];
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
            /** @description The order belongs to somebody else. The client shows "An error occurred loading this order, please contact us to report this issue." and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. The client shows "Order not found". */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "An error occurred loading this order, please contact us to report this issue." */
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
    updateDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the super-order, shown as the order code.
                 * @example SO-1001
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryAddress"];
            };
        };
        responses: {
            /** @description Changed; a body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Fields of the address are refused. The client marks the fields that `errors` names ("Phone number must be valid", "Postal Code must be valid", "Street number must be valid", "Street name must be valid"), else shows the general text in the form; what was typed stays. */
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
            /** @description The order belongs to somebody else. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. The client shows the failed state; what was typed stays. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The address can no longer be changed, because production has started. The client says so and reads the order again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields of the address are refused. The client marks the fields that `errors` names ("Phone number must be valid", "Postal Code must be valid", "Street number must be valid", "Street name must be valid"), else shows the general text in the form; what was typed stays. */
            422: {
                headers: {
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
    listOrdersByAccount: {
        parameters: {
            query?: {
                /** @description Article names to keep, repeated for each; all when left out. */
                articleNames?: string[];
                /** @description How many to skip. */
                offset?: number;
                /** @description How many to deliver at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The customerId, or the claim sub when the record has none.
                 * @example customer-anna
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrderPage"];
                };
            };
            /** @description A parameter breaks a rule of this operation. The client shows the failed state of the screen. */
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
            /** @description The account belongs to somebody else. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no such orders. The client shows an empty list. */
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
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the order.
                 * @example OR-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or null when there is no such order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOrderOrNothing"];
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
            /** @description The order belongs to somebody else. The client shows "An error occurred loading this order, please contact us to report this issue." and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. The client shows "Order not found". */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "An error occurred loading this order, please contact us to report this issue." */
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
