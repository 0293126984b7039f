/**
 * @generated SignedSource<<d2a0ed39aeb2d6ba495304a957d4c1cb>>
 * @relayHash 638830e81cfbba447468b85e96f00dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b401392f791d0df38ec1c147989f50d7aa7e857ac293cc3949e97ec5c90479ca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b401392f791d0df38ec1c147989f50d7aa7e857ac293cc3949e97ec5c90479ca",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
