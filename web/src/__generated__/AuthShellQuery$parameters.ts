/**
 * @generated SignedSource<<4694ab7f83b7b3314c1a57ea229f71b3>>
 * @relayHash cee4e7aaaafb0550eccd01ed8c1054ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14eea52af0ccb46e869914032f981d1299fbaa1aa408190db851e2fd7d773f9b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14eea52af0ccb46e869914032f981d1299fbaa1aa408190db851e2fd7d773f9b",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
