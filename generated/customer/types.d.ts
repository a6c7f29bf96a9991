// From openapi/customer.yaml by npm run generate.
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
        Customer: {
            customerId?: string;
            /** Format: email */
            email?: string;
            firstName?: string;
            lastName?: string;
            /** Format: date */
            dateOfBirth?: string;
            companyName?: string;
            vatNumber?: string;
            phoneNumber?: string;
            /** @description Default, New or Blocked; missing or anything else means approved. */
            b2bStatus?: string;
            paymentMethod?: string;
            callbackUrl?: string;
            /** @description XML, JSON or whatever was stored before; it is shown and kept. */
            callbackFormat?: string;
        } & {
            [key: string]: unknown;
        };
        CustomerChange: {
            customerId?: string;
            /** Format: email */
            email?: string;
            firstName?: string;
            lastName?: string;
            /** Format: date */
            dateOfBirth?: string;
            companyName?: string;
            vatNumber?: string;
            /** @description A + at most in front, separators, 6 to 15 digits. */
            phoneNumber?: string;
            b2bStatus?: string;
            paymentMethod?: string;
            callbackUrl?: string;
            callbackFormat?: string;
        } & {
            [key: string]: unknown;
        };
        FtpIntegration: {
            /** Format: uri */
            callbackUrl: string;
            /** @description One of the configured formats (XML and JSON by default). */
            callbackFormat: string;
        };
        AddressFields: {
            firstName: string;
            lastName: string;
            companyName?: string;
            streetName: string;
            /** @description Missing where houses have names. */
            streetNumber?: string;
            streetNumberAddition?: string;
            addressLine2?: string;
            postalCode: string;
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            phoneNumber?: string;
            isDefault?: boolean;
        } & {
            [key: string]: unknown;
        };
        AddressInput: {
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
            isDefault?: boolean;
        } & {
            [key: string]: unknown;
        };
        Address: {
            id: string;
        } & components["schemas"]["AddressFields"];
        Addresses: components["schemas"]["Address"][];
        AddressCreated: {
            id: string;
        } & {
            [key: string]: unknown;
        };
    };
}
interface operations {
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
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
            /** @description The account was deleted. The client signs the customer out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows "An error occurred loading your settings" where the record is needed. */
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
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
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
            /** @description Fields of the record are refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
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
            /** @description The account was deleted. The client signs the customer out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The change contradicts the present state of the account, for example while its deletion is pending. The client shows the failed state; what was typed stays. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The record was changed elsewhere since it was read. The client reads it again and shows the failed state; what was typed stays. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields of the record are refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
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
    updateFtpIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FtpIntegration"];
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
            /** @description Fields of the integration are refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
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
            /** @description Not a business customer. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields of the integration are refused. The client marks the fields that `errors` names, else shows the general text in the form; what was typed stays. */
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
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
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
            /** @description The customer has no addresses. The client shows an empty list. */
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
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Added. The whole address, or its id alone; only the id is read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressCreated"];
                };
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
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the address.
                 * @example address-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
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
            /** @description There is no such address any more. The client shows the failed state; what was typed stays. */
            404: {
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
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the address.
                 * @example address-1
                 */
                id: string;
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
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such address any more. The client counts it as deleted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The address is in use and stays. The client says so and keeps it in the list. */
            409: {
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
}
export type { operations };
