/**
 * @generated SignedSource<<2ad057b78d2f26d05a02a22294a2f241>>
 * @relayHash f373b70b7eef8890d104f2d27f1d13fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1842ca5a68760e16b3699c9a242d8cdad4a184a68d9d5a79e77fb95d3ec9a616

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1842ca5a68760e16b3699c9a242d8cdad4a184a68d9d5a79e77fb95d3ec9a616",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
