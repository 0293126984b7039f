/**
 * @generated SignedSource<<337d6c93b44d03d8c3c5d9b676572809>>
 * @relayHash 2bc68c38273ff38b146d35a4b90510fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9580f109ddd18916028591875a0b53d53850581dbe96f606231708ce04d5c410

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePortalScreenQuery } from './ServicePortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServicePortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9580f109ddd18916028591875a0b53d53850581dbe96f606231708ce04d5c410",
    "metadata": {},
    "name": "ServicePortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
