/**
 * @generated SignedSource<<ec87374dcecb04843b2d4a8edcbac1a9>>
 * @relayHash f58fbdc8e953c8895967af350e445d46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e294e925eee549234bdcc5192375f61b3894bd39c4a7b1d1f11b53dcdb7dee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LogoutScreenQuery } from './LogoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9e294e925eee549234bdcc5192375f61b3894bd39c4a7b1d1f11b53dcdb7dee",
    "metadata": {},
    "name": "LogoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
