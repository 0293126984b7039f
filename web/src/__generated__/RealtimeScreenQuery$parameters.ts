/**
 * @generated SignedSource<<c402e85ddf3dc7c202b4091c94a9851a>>
 * @relayHash 5d0d6d91e5e8b022cb1cf13f73c1e20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e17344767dbb3df060e233781c5c90719e8af0769d2b6caaa8e0d75cf319860

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e17344767dbb3df060e233781c5c90719e8af0769d2b6caaa8e0d75cf319860",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
