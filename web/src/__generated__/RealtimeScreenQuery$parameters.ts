/**
 * @generated SignedSource<<0c74ee00fa19bc91783440868073dfdf>>
 * @relayHash b8eea86027efe0c726bca42fbc5ca8ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae4a6c43746f03b6b57d23fe66c2e3b8a3ea6d3b448f8534c46dda0cf33beaf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ae4a6c43746f03b6b57d23fe66c2e3b8a3ea6d3b448f8534c46dda0cf33beaf",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
