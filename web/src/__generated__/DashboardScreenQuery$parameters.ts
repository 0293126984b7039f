/**
 * @generated SignedSource<<020b9a5fb06fed6ce1633d54a39ecd43>>
 * @relayHash 7416499deccad6f4ef539cdea68c5289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608694bfe96dfaf6f230922deb0f289acd96ded3c8633ff5f2f8599892c80247

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "608694bfe96dfaf6f230922deb0f289acd96ded3c8633ff5f2f8599892c80247",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
