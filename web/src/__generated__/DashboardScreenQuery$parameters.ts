/**
 * @generated SignedSource<<05a196d50c0ab62f6031cced146657d6>>
 * @relayHash b25d6a10e56ac1d0007df60d6389f9b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffd732dfda20662381968f25aaf7904bc8ef4d3a2123c5ce2c448ac8c472ba0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ffd732dfda20662381968f25aaf7904bc8ef4d3a2123c5ce2c448ac8c472ba0",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
