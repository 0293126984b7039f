/**
 * @generated SignedSource<<e74ae7493be1dbffe6d25b1720d1d1c4>>
 * @relayHash 1679c3624829af2d3c56b4ad29ecd6dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 656103cf0eeca04d8fa82a5a9aabb314df6988dd235b5125ed3bad122964fdb9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "656103cf0eeca04d8fa82a5a9aabb314df6988dd235b5125ed3bad122964fdb9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
