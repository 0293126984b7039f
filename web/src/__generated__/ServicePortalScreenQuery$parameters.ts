/**
 * @generated SignedSource<<529ad6ad8723d0a23f48d2372a7c82b3>>
 * @relayHash 98da78ce62c7301e885b991cf381cb94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1de932659d5787f3119c8a1f324577d8a3d1191af47e562cce6dcd43259b38c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePortalScreenQuery } from './ServicePortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServicePortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1de932659d5787f3119c8a1f324577d8a3d1191af47e562cce6dcd43259b38c",
    "metadata": {},
    "name": "ServicePortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
