// From openapi/order-cutoff.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        ArticleGroup: {
            id: string;
            name: string;
            articles?: string[];
        };
        ArticleGroups: components["schemas"]["ArticleGroup"][];
        DayOrMoment: string;
        Campaign: {
            name: string;
            cutOffDate?: components["schemas"]["DayOrMoment"];
            /** @description Ids of article groups. */
            articleGroups?: string[];
        };
    };
}
interface operations {
    listCutoffArticleGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleGroups"];
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
            /** @description There are none. The client leaves the notice out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client leaves the notice out. */
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
    getCutoffCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the campaign.
                 * @example christmas
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. Without a date there is nothing to announce. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
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
            /** @description There is no such campaign. The client leaves the notice out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client leaves the notice out. */
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
