/**
 * @generated SignedSource<<42999a1f17a1dd3ca9e17c11292109c7>>
 * @relayHash e2497645dbb6e5ef7c8196190a5c533f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62670f1b40956075c36402738021dd6bc9813ce13cd9d9a2526865ec72892134

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62670f1b40956075c36402738021dd6bc9813ce13cd9d9a2526865ec72892134",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
