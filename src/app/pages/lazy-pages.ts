import { lazy } from 'react';

/** Pages for when something is not as it should be: nobody loads them before. */
export const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })));
export const SignInFailed = lazy(() => import('./sign-in-failed.tsx').then((module) => ({ default: module.SignInFailed })));
export const SignedOut = lazy(() => import('./signed-out.tsx').then((module) => ({ default: module.SignedOut })));
