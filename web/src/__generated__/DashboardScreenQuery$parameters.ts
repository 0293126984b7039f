/**
 * @generated SignedSource<<bc60d15fbbb62bbdc7664312bc87b963>>
 * @relayHash d6341bb97c1de8d3ab1f90eb5c18a7d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838dc369541ea6f2ac4541377d6cc7283f6b46514616739b28390bb8feb625ef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "838dc369541ea6f2ac4541377d6cc7283f6b46514616739b28390bb8feb625ef",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
