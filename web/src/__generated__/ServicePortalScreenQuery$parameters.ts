/**
 * @generated SignedSource<<14e9557d513423cb6b1476a8e87b556a>>
 * @relayHash 011720b6eb9f5d76e06d2cc265590cff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51ede5cf186b95e9a79f2a4b93d3f4fc239e810dd1e27f47446082acb7c64205

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePortalScreenQuery } from './ServicePortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServicePortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51ede5cf186b95e9a79f2a4b93d3f4fc239e810dd1e27f47446082acb7c64205",
    "metadata": {},
    "name": "ServicePortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
