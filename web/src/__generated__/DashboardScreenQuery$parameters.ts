/**
 * @generated SignedSource<<33e5f1c670da088eec2f7d542d112e3c>>
 * @relayHash 6000f0c58610c0c4d0d31299934dbb7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ed83de341b9d033b6d3c865fefcc2f7edbc093efec6f9c2e96c0d48ba38c2fa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ed83de341b9d033b6d3c865fefcc2f7edbc093efec6f9c2e96c0d48ba38c2fa",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
