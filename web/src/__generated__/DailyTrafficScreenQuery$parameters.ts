/**
 * @generated SignedSource<<07c25e3aa0a8693b0bf33ebb4b34387f>>
 * @relayHash 741da9670ebe9b304fc9525bed98198f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342e40d9c3ab379a6d0964dc2ed2a488d42a43b2cf0db2eb5711c35e4fe5852f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "342e40d9c3ab379a6d0964dc2ed2a488d42a43b2cf0db2eb5711c35e4fe5852f",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
