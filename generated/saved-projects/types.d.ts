// From openapi/saved-projects.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        Project: {
            id: string;
            name?: string;
            articleType?: string;
            /** Format: date-time */
            modified?: string;
            /** Format: uri */
            thumbnailUrl?: string;
            /**
             * Format: uri
             * @description Where the customer goes on with it; without one there is no link.
             */
            editUrl?: string;
        };
        ProjectPage: {
            projects: components["schemas"]["Project"][];
            totalProjectCount: number;
        };
    };
}
interface operations {
    listProjects: {
        parameters: {
            query?: {
                /** @description How many to skip. */
                skip?: number;
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
            /** @description A page of projects, newest first, and how many there are on all pages. Only the id is required. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            /** @description A parameter breaks a rule of this operation. The client shows the failed state. */
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
            /** @description The account has no projects. The client shows the empty list. */
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
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the project.
                 * @example project-1
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
            /** @description The project belongs to somebody else. The client shows the failed state and does not start sign-in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project any more. The client counts it as deleted. */
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
