/**
 * @generated SignedSource<<a6fb6aca88f47eb651c1843dda493957>>
 * @relayHash 99bd0040aac8d0845513f460af8dabc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea95438cc71e4d3c9b9c2c23ab2c8eab77b620cb23b3762fb5508c9c73bf4d9f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea95438cc71e4d3c9b9c2c23ab2c8eab77b620cb23b3762fb5508c9c73bf4d9f",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
