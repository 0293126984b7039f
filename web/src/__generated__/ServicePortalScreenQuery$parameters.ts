/**
 * @generated SignedSource<<2331878cf850bb610628bd051d4ced62>>
 * @relayHash 07aca0e8afe1cbbbb4880f5e31f7f6ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e788c68303f5011cff788066194a978da21b8803a562261c143739715eda11

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePortalScreenQuery } from './ServicePortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServicePortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1e788c68303f5011cff788066194a978da21b8803a562261c143739715eda11",
    "metadata": {},
    "name": "ServicePortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
