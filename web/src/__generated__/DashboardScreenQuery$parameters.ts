/**
 * @generated SignedSource<<750e4a7882ce47805edaa564e805da25>>
 * @relayHash 570d86aa54d7b909edc3b3626e921e5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9153acc3640b2b1e9571cdfb573b5ed9d9f02d36a26bf69cfdfd1f0f92aef5e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9153acc3640b2b1e9571cdfb573b5ed9d9f02d36a26bf69cfdfd1f0f92aef5e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
