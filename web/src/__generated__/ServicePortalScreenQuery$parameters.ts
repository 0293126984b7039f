/**
 * @generated SignedSource<<5e5bf7a8f210a516bffebaab1909f151>>
 * @relayHash 1b30a14bf66c0252e5b1690531c58965
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 441906549722063be93cf416c3b060464113e7613fa63d5c7f8c111934ea0437

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePortalScreenQuery } from './ServicePortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServicePortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "441906549722063be93cf416c3b060464113e7613fa63d5c7f8c111934ea0437",
    "metadata": {},
    "name": "ServicePortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
