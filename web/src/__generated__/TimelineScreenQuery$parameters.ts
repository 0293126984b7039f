/**
 * @generated SignedSource<<06d6a045235f18278301749ec5fc4360>>
 * @relayHash c6dec8eaf335d1694612f5ee1de65da2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df8558787241328db958637379c42500da3c645d385e494592fde3d35f643f06

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df8558787241328db958637379c42500da3c645d385e494592fde3d35f643f06",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
