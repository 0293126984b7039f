/**
 * @generated SignedSource<<40fd9b22f7ac30e269f9e5561981cbd0>>
 * @relayHash 743701c22bb994af17e2a896fa71fb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f56079a7022ab1fca3a6863db360c6a6bbccb14a367f9e11d2238dc596601905

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f56079a7022ab1fca3a6863db360c6a6bbccb14a367f9e11d2238dc596601905",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
