/**
 * @generated SignedSource<<2007abea1a4249800417ccb99432107a>>
 * @relayHash 23d76d31adf805b319a521933291cf32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56367f2971d27122bdbe5f4e63d77d398dec3fc8bda4795672e41de59d69a6fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56367f2971d27122bdbe5f4e63d77d398dec3fc8bda4795672e41de59d69a6fd",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
