/**
 * @generated SignedSource<<fe865ab4943d6bba0e0defa1c5630bcb>>
 * @relayHash 7645722730e0808ac2e9c2abdc8b368d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09749ba8fb00f36b58ff9af159bee27b0dbfab1e336fc2dceaabe79b7d39a155

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09749ba8fb00f36b58ff9af159bee27b0dbfab1e336fc2dceaabe79b7d39a155",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
