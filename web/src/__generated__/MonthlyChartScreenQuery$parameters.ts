/**
 * @generated SignedSource<<3ae81fe9c0c609583f3681281bc38318>>
 * @relayHash 2795799187afaf69f0e075272650157c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0549721b39270e973685381357955b171ec6b10f8b58416d86b6b8a005459ac

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0549721b39270e973685381357955b171ec6b10f8b58416d86b6b8a005459ac",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
