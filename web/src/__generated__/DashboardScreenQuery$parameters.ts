/**
 * @generated SignedSource<<d4914ef68d87959b0b23ba29fd3e4291>>
 * @relayHash bac1fc6e853f79b54a52e151a26e2ba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be21f2153142d8e1b245c93dcc23bb1e8597ee6a2923625dee4d6e45f809cf7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9be21f2153142d8e1b245c93dcc23bb1e8597ee6a2923625dee4d6e45f809cf7",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
